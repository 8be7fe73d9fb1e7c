CREATE TABLE "checkout_codes" (
	"cart_id" uuid NOT NULL,
	"code" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkout_codes_cart_id_code_pk" PRIMARY KEY("cart_id","code")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"address" jsonb,
	"address_done_at" timestamp (3) with time zone,
	"shipping_option" text,
	"payment_method" text,
	"shown" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"seller" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_seller_year_pk" PRIMARY KEY("seller","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seller" text NOT NULL,
	"number" text NOT NULL,
	"content" jsonb NOT NULL,
	"pdf_key" text,
	"pdf_sha256" text,
	"key" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"details" jsonb NOT NULL,
	"key" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line_photos" (
	"line_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	CONSTRAINT "order_line_photos_line_id_photo_id_pk" PRIMARY KEY("line_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" jsonb NOT NULL,
	"configuration" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"document" jsonb,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"total" integer NOT NULL,
	"total_original" integer NOT NULL,
	"discount" integer NOT NULL,
	"vat_rate" text NOT NULL,
	"is_personalised" boolean NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text,
	"lines" integer[] NOT NULL,
	"shipped_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"visitor_id" uuid,
	"channel" text NOT NULL,
	"country" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"receipt" jsonb NOT NULL,
	"total" integer NOT NULL,
	"due" integer NOT NULL,
	"payment_method" text NOT NULL,
	"token_hash" text NOT NULL,
	"change_until" timestamp (3) with time zone NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_due" CHECK ("orders"."due" between 0 and "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "bank_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"iban" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"order_id" uuid,
	"source" jsonb NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"provider_payment" text,
	"url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"ask_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"provider_refund" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_entries" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"order_id" uuid,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voucher_entries_amount" CHECK ("voucher_entries"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "checkout_codes" ADD CONSTRAINT "checkout_codes_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cases" ADD CONSTRAINT "order_cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_photos" ADD CONSTRAINT "order_line_photos_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_photos" ADD CONSTRAINT "order_line_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("seller","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "order_cases_of_order" ON "order_cases" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_cases_open" ON "order_cases" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_once" ON "order_events" USING btree ("order_id","key") WHERE "order_events"."key" is not null;--> statement-breakpoint
CREATE INDEX "order_line_photos_of_photo" ON "order_line_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_of_order" ON "order_lines" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_parcels_of_order" ON "order_parcels" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_once" ON "orders" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_token" ON "orders" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_of_state" ON "orders" USING btree ("state","placed_at");--> statement-breakpoint
CREATE INDEX "orders_of_visitor" ON "orders" USING btree ("visitor_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_once" ON "bank_entries" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "bank_entries_open" ON "bank_entries" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("method","reference");--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_alive" ON "payments" USING btree ("order_id") WHERE "payments"."state" in ('open', 'processing', 'paid');--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "payments" USING btree ("ask_at") WHERE "payments"."ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("payment_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_entries_once" ON "voucher_entries" USING btree ("voucher_id","key");--> statement-breakpoint
CREATE INDEX "voucher_entries_of_order" ON "voucher_entries" USING btree ("order_id");