CREATE TABLE "cart_line_photos" (
	"line_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	CONSTRAINT "cart_line_photos_line_id_photo_id_pk" PRIMARY KEY("line_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"draft_id" uuid,
	"draft_revision" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"document" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"notices" text[] NOT NULL,
	"has_master" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line_photos" ADD CONSTRAINT "cart_line_photos_line_id_cart_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."cart_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line_photos" ADD CONSTRAINT "cart_line_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_line_photos_of_photo" ON "cart_line_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "cart_lines_of_cart" ON "cart_lines" USING btree ("cart_id","position");--> statement-breakpoint
CREATE INDEX "cart_lines_of_draft" ON "cart_lines" USING btree ("draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_per_shop" ON "carts" USING btree ("visitor_id","channel","country");--> statement-breakpoint
CREATE INDEX "drafts_of_visitor" ON "drafts" USING btree ("visitor_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_one_per_content" ON "photos" USING btree ("visitor_id","sha256") WHERE "photos"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "photos_of_visitor" ON "photos" USING btree ("visitor_id","created_at");--> statement-breakpoint
CREATE INDEX "photos_unfinished" ON "photos" USING btree ("created_at") WHERE "photos"."state" <> 'ready';--> statement-breakpoint
CREATE INDEX "visitors_last_seen_at" ON "visitors" USING btree ("last_seen_at");