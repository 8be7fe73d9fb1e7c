CREATE TABLE "sheet_scans" (
	"scan" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_id" uuid NOT NULL,
	"reprint" integer NOT NULL,
	"step" text NOT NULL,
	"copy" integer NOT NULL,
	"page" integer NOT NULL,
	"parcel" text,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_scans_scan_position_pk" PRIMARY KEY("scan","position")
);
--> statement-breakpoint
ALTER TABLE "sheet_scans" ADD CONSTRAINT "sheet_scans_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_scans_of_line" ON "sheet_scans" USING btree ("line_id","reprint");