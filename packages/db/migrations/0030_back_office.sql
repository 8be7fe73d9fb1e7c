CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "roles" text[] DEFAULT '{"owner"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_parcels_by_tracking" ON "order_parcels" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "orders_by_last_name" ON "orders" USING btree (lower("address" #>> '{delivery,lastName}') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_postal_code" ON "orders" USING btree (("address" #>> '{delivery,postalCode}') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_number" ON "orders" USING btree ("number" text_pattern_ops);