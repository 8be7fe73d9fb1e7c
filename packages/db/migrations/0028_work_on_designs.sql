CREATE TABLE "draft_share_photos" (
	"share_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_share_photos_share_id_photo_id_pk" PRIMARY KEY("share_id","photo_id")
);
--> statement-breakpoint
ALTER TABLE "draft_share_photos" ADD CONSTRAINT "draft_share_photos_share_id_draft_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."draft_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_share_photos" ADD CONSTRAINT "draft_share_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_share_photos_of_photo" ON "draft_share_photos" USING btree ("photo_id");