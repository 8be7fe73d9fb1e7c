INSERT INTO "voucher_entries" ("voucher_id", "kind", "amount", "key", "at")
SELECT "id", 'issued', "remaining", 'issued', "created_at" FROM "vouchers" WHERE "remaining" > 0;--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_worth";--> statement-breakpoint
ALTER TABLE "vouchers" DROP COLUMN "remaining";--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_worth" CHECK (case when "vouchers"."percent" is null
        then "vouchers"."currency" is not null and coalesce("vouchers"."amount" > 0, false)
        else "vouchers"."percent" between 1 and 100 and num_nonnulls("vouchers"."currency", "vouchers"."amount") = 0 end);