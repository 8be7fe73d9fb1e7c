ALTER TABLE "mails" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refusal" text;