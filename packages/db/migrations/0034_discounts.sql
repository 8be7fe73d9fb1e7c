CREATE TABLE "discount_versions" (
	"kind" text NOT NULL,
	"discount_id" text NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discount_versions_kind_discount_id_version_pk" PRIMARY KEY("kind","discount_id","version")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"rules" jsonb,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discounts_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "discount_versions" ADD CONSTRAINT "discount_versions_kind_discount_id_discounts_kind_id_fk" FOREIGN KEY ("kind","discount_id") REFERENCES "public"."discounts"("kind","id") ON DELETE cascade ON UPDATE no action;