CREATE TABLE "wishlist_items" (
	"wishlist_id" uuid NOT NULL,
	"theme_id" text NOT NULL,
	"palette" text,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishlist_items_wishlist_id_theme_id_pk" PRIMARY KEY("wishlist_id","theme_id"),
	CONSTRAINT "wishlist_items_note" CHECK (char_length("wishlist_items"."note") <= 200)
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"share_token" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_one_per_visitor" ON "wishlists" USING btree ("visitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_share_token" ON "wishlists" USING btree ("share_token");