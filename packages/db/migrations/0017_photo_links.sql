CREATE TABLE "photo_link_photos" (
	"link_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photo_link_photos_link_id_photo_id_pk" PRIMARY KEY("link_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "photo_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"key_hash" text,
	"number" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"opens_until" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photo_link_photos" ADD CONSTRAINT "photo_link_photos_link_id_photo_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."photo_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_link_photos" ADD CONSTRAINT "photo_link_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_links" ADD CONSTRAINT "photo_links_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_links" ADD CONSTRAINT "photo_links_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_links_token" ON "photo_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_links_key" ON "photo_links" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "photo_links_of_draft" ON "photo_links" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "photo_links_end" ON "photo_links" USING btree ("ends_at");