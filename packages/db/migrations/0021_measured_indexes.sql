CREATE INDEX "carts_idle" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "orders_of_mail" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "payments_by_reference" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_of_provider" ON "payments" USING btree ("provider_payment") WHERE "payments"."provider_payment" is not null;--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "refunds_of_provider" ON "refunds" USING btree ("provider_refund") WHERE "refunds"."provider_refund" is not null;--> statement-breakpoint
CREATE INDEX "photo_link_photos_of_photo" ON "photo_link_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "photo_links_of_visitor" ON "photo_links" USING btree ("visitor_id");