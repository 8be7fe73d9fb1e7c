/** Addresses of a photo's variants by their longer side in pixels (designer.md 12). */
export type PhotoVariants = Partial<Record<160 | 640 | 2048, string>>

const TIERS = [160, 640, 2048] as const

/** The smallest variant with at least this many device pixels, otherwise the largest available. */
export function variantFor(tiers: PhotoVariants, devicePixels: number): string | undefined {
  const there = TIERS.filter(tier => tiers[tier])
  const enough = there.find(tier => tier >= devicePixels) ?? there.at(-1)
  return enough && tiers[enough]
}

/** The largest variant that always draws quickly; displayed until the right one is loaded. */
export const fastVariant = (tiers: PhotoVariants): string | undefined =>
  tiers[640] ?? tiers[160] ?? tiers[2048]

export const previewVariants = (photoId: string): PhotoVariants => {
  const address = (size: number) => `/web-api/photos/${encodeURIComponent(photoId)}/preview?size=${size}`
  return { 160: address(160), 640: address(640), 2048: address(2048) }
}
