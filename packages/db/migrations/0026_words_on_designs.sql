CREATE TABLE "draft_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comment_id" uuid NOT NULL,
	"is_maker" boolean NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"state" text NOT NULL,
	"customer_id" uuid,
	"email" text,
	"channel" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"news_since" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "problem_reports" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draft_answers" ADD CONSTRAINT "draft_answers_comment_id_draft_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."draft_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_mails" ADD CONSTRAINT "draft_mails_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_mails" ADD CONSTRAINT "draft_mails_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_answers_of_comment" ON "draft_answers" USING btree ("comment_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_mails_once" ON "draft_mails" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "draft_mails_of_customer" ON "draft_mails" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "draft_mails_asked_at" ON "draft_mails" USING btree ("asked_at");--> statement-breakpoint
UPDATE "draft_comments" SET "number" = "counted"."number" FROM (
	SELECT "draft_comments"."id", row_number() OVER (PARTITION BY "draft_shares"."draft_id" ORDER BY "draft_comments"."created_at", "draft_comments"."id") AS "number"
	FROM "draft_comments" JOIN "draft_shares" ON "draft_shares"."id" = "draft_comments"."share_id"
) AS "counted" WHERE "draft_comments"."id" = "counted"."id";
