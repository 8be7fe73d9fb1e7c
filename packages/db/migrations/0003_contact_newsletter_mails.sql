CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"locale" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "spent_proofs_until" ON "spent_proofs" USING btree ("until");--> statement-breakpoint
CREATE INDEX "mails_due_at" ON "mails" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_once" ON "newsletter_subscriptions" USING btree ("channel","email");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_requested_at" ON "newsletter_subscriptions" USING btree ("requested_at");