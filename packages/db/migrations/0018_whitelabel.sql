CREATE TABLE "whitelabel_profiles" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"website" text NOT NULL,
	"colour" text NOT NULL,
	"logo" text,
	"is_on" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "whitelabel" jsonb;--> statement-breakpoint
ALTER TABLE "whitelabel_profiles" ADD CONSTRAINT "whitelabel_profiles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;