CREATE TABLE "cart_line_recipients" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"list" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line_recipients" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"list" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line_recipients" ADD CONSTRAINT "cart_line_recipients_line_id_cart_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."cart_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_recipients" ADD CONSTRAINT "order_line_recipients_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;