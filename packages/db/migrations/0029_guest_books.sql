CREATE TABLE "guest_book_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"book_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_books" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "guest_book_entries" ADD CONSTRAINT "guest_book_entries_book_id_guest_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."guest_books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_books" ADD CONSTRAINT "guest_books_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_book_entries_of_book" ON "guest_book_entries" USING btree ("book_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_books_of_order" ON "guest_books" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_books_token" ON "guest_books" USING btree ("token");--> statement-breakpoint
CREATE INDEX "guest_books_end" ON "guest_books" USING btree ("ends_at");