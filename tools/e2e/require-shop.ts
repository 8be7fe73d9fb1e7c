/** Called by Playwright before the first test. */
export default function requireShop(): void {
  if (!process.env.SHOP_URL)
    throw new Error('Run the journeys with npm run e2e, which starts a shop for them.')
}
