CREATE INDEX "order_events_at" ON "order_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bank_entries_of_order" ON "bank_entries" USING btree ("order_id");