ALTER TABLE "orders" ADD COLUMN "is_cleared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "is_cleared" = true
WHERE NOT EXISTS (
	SELECT 1 FROM "order_lines" JOIN "order_line_photos" ON "order_line_photos"."line_id" = "order_lines"."id"
	WHERE "order_lines"."order_id" = "orders"."id"
) AND NOT EXISTS (
	SELECT 1 FROM "order_lines" JOIN "order_line_recipients" ON "order_line_recipients"."line_id" = "order_lines"."id"
	WHERE "order_lines"."order_id" = "orders"."id"
) AND (
	EXISTS (SELECT 1 FROM "order_events" WHERE "order_events"."order_id" = "orders"."id" AND "order_events"."key" = 'photos-deleted')
	OR NOT EXISTS (SELECT 1 FROM "order_lines" WHERE "order_lines"."order_id" = "orders"."id" AND "order_lines"."is_personalised")
);--> statement-breakpoint
CREATE INDEX "orders_to_clear" ON "orders" USING btree ("placed_at") WHERE not "orders"."is_cleared";
