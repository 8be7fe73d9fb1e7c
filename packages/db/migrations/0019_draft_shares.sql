CREATE TABLE "draft_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"right" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "draft_shares" ADD CONSTRAINT "draft_shares_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_shares_token" ON "draft_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "draft_shares_of_draft" ON "draft_shares" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "draft_shares_end" ON "draft_shares" USING btree ("ends_at");