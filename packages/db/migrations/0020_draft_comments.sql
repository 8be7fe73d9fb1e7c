CREATE TABLE "draft_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"page_id" text NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_done" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_shares" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "draft_shares" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draft_shares" ADD COLUMN "approved_hash" text;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD CONSTRAINT "draft_comments_share_id_draft_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."draft_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_comments_of_share" ON "draft_comments" USING btree ("share_id","created_at");