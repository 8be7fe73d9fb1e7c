CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article" text NOT NULL,
	"channel" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"from_day" date NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_history_amount" CHECK ("price_history"."amount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "price_history_once" ON "price_history" USING btree ("channel","country","article","from_day","amount");--> statement-breakpoint
CREATE INDEX "price_history_latest" ON "price_history" USING btree ("channel","country","article","id");--> statement-breakpoint
CREATE FUNCTION "refuse_price_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'price_history is append-only: % refused', TG_OP;
END $$;--> statement-breakpoint
CREATE TRIGGER "price_history_append_only" BEFORE UPDATE OR DELETE ON "price_history"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_price_history_change"();
