/** Laminations of a cover (spec 9, "Default cover lamination"). */
export const LAMINATIONS = ['glossy', 'matt'] as const
export type Lamination = (typeof LAMINATIONS)[number]
