CREATE TABLE "newsletter_consents" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"channel" text NOT NULL,
	"locale" text NOT NULL,
	"event" text NOT NULL,
	"text_version" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "text_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "source" text DEFAULT 'block' NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_consents_address" ON "newsletter_consents" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "newsletter_consents_at" ON "newsletter_consents" USING btree ("at");