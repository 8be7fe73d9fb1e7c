import { dayInZone, LAB_TIME_ZONE } from '../prices/days.ts'

/** Folder of an order's production files, by the day of release: `production/2026-11-23/pp-7k3m-2rtx/`. */
export const productionFolder = ({
  orderNumber,
  releasedAt,
}: {
  orderNumber: string
  releasedAt: Date
}): string => `production/${dayInZone(LAB_TIME_ZONE, releasedAt)}/${orderNumber.toLowerCase()}/`
