CREATE TABLE "flag_definitions" (
	"name" text PRIMARY KEY NOT NULL,
	"change_number" bigint NOT NULL,
	"definition" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flag_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"digest" uuid NOT NULL,
	"event_type" text NOT NULL,
	"traffic_type" text NOT NULL,
	"visitor_key" text NOT NULL,
	"value" double precision,
	"properties" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_impression_counts" (
	"flag" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "flag_impression_counts_flag_hour_pk" PRIMARY KEY("flag","hour")
);
--> statement-breakpoint
CREATE TABLE "flag_impressions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flag_impressions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"digest" uuid NOT NULL,
	"flag" text NOT NULL,
	"visitor_key" text NOT NULL,
	"treatment" text NOT NULL,
	"label" text,
	"change_number" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_telemetry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flag_telemetry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"report" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"shop" text NOT NULL,
	"measure" text NOT NULL,
	"subject" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_shop_measure_subject_pk" PRIMARY KEY("day","shop","measure","subject")
);
--> statement-breakpoint
CREATE TABLE "recording_parts" (
	"recording" uuid NOT NULL,
	"part" integer NOT NULL,
	"events" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recording_parts_recording_part_pk" PRIMARY KEY("recording","part")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "flag_events_once" ON "flag_events" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "flag_events_by_visitor" ON "flag_events" USING btree ("event_type","visitor_key","at");--> statement-breakpoint
CREATE INDEX "flag_events_received" ON "flag_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "flag_impressions_once" ON "flag_impressions" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "flag_impressions_by_visitor" ON "flag_impressions" USING btree ("flag","visitor_key","at");--> statement-breakpoint
CREATE INDEX "flag_impressions_received" ON "flag_impressions" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "flag_telemetry_received" ON "flag_telemetry" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "recording_parts_received" ON "recording_parts" USING btree ("received_at");