CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"amount" integer,
	"remaining" integer,
	"currency" text,
	"percent" integer,
	"from_day" date NOT NULL,
	"until_day" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vouchers_worth" CHECK (case when "vouchers"."percent" is null
        then "vouchers"."currency" is not null and coalesce("vouchers"."amount" > 0 and "vouchers"."remaining" between 0 and "vouchers"."amount", false)
        else "vouchers"."percent" between 1 and 100 and num_nonnulls("vouchers"."currency", "vouchers"."amount", "vouchers"."remaining") = 0 end)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_once" ON "vouchers" USING btree ("code_hash");