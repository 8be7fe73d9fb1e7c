ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_quantity";--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "draft_revision" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "document" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 5000);