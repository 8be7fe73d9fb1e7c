CREATE TABLE "lab_events" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"lab_order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"event_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"lab" text NOT NULL,
	"reason" text NOT NULL,
	"round" integer NOT NULL,
	"lines" integer[] NOT NULL,
	"stage" text NOT NULL,
	"reference" text,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "lab_events" ADD CONSTRAINT "lab_events_lab_order_id_lab_orders_id_fk" FOREIGN KEY ("lab_order_id") REFERENCES "public"."lab_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_events_of_order" ON "lab_events" USING btree ("lab_order_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_events_once" ON "lab_events" USING btree ("lab_order_id","event_id") WHERE "lab_events"."event_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lab_orders_once" ON "lab_orders" USING btree ("order_id","lab","round");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_orders_by_reference" ON "lab_orders" USING btree ("lab","reference") WHERE "lab_orders"."reference" is not null;--> statement-breakpoint
CREATE INDEX "lab_orders_open" ON "lab_orders" USING btree ("checked_at") WHERE "lab_orders"."stage" in ('placed', 'in-production');--> statement-breakpoint
CREATE INDEX "lab_orders_with_problem" ON "lab_orders" USING btree ("order_id") WHERE "lab_orders"."problem" is not null;