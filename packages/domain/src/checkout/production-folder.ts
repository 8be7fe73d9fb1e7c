import { dayInZone, LAB_TIME_ZONE } from '../prices/days.ts'

/** Where the files of an order lie that were let into production at a moment: `production/2026-11-23/pp-7k3m-2rtx/`. */
export const productionFolder = ({
  orderNumber,
  releasedAt,
}: {
  orderNumber: string
  releasedAt: Date
}): string => `production/${dayInZone(LAB_TIME_ZONE, releasedAt)}/${orderNumber.toLowerCase()}/`
