DROP INDEX "mails_due_at";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "attempts";