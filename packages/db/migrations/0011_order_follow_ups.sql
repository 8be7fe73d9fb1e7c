CREATE TABLE "order_follow_ups" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_follow_ups" ADD CONSTRAINT "order_follow_ups_sequence_order_events_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."order_events"("sequence") ON DELETE cascade ON UPDATE no action;