CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"country" text NOT NULL,
	"locale" text NOT NULL,
	"words" text NOT NULL,
	"email" text,
	"kind" text NOT NULL,
	"draft_id" uuid,
	"device" jsonb NOT NULL,
	"steps" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "problem_reports_created_at" ON "problem_reports" USING btree ("created_at");