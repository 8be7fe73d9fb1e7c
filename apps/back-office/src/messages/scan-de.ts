import type { scanEn } from './scan-en.ts'

/** Am Tisch des Labors. */
export const scanDe: Record<keyof typeof scanEn, string> = {
  'nav.scan': 'Scannen',
  'scan.title': 'Bogen scannen',
  'scan.lead': 'Scanne den Code neben jedem Bogen. Ein Bogen, der nicht dazugehört, wird sofort abgewiesen.',
  'scan.step': 'Schritt',
  'scan.step-cut': 'Geschnitten',
  'scan.step-bound': 'Gebunden',
  'scan.step-packed': 'Verpackt',
  'scan.sheet-code': 'Code eines Bogens',
  'scan.parcel-code': 'Code des Paketaufklebers',
  'scan.take': 'Eingeben',
  'scan.parcel': 'Paket {parcel}.',
  'scan.other-parcel': 'Nächstes Paket',
  'scan.copy': '{count} von {pages} Bogen dieses Exemplars.',
  'scan.clear': 'Dieses Exemplar neu beginnen',
  'scan.list': 'Letzte Scans',
  'scan.none': 'Noch nichts gescannt.',
  'scan.sending': 'Wird gesendet:',
  'scan.done': 'Erfasst:',
  'scan.refused': 'Abgewiesen:',
  'scan.unsent': 'Nicht gesendet:',
  'scan.send-again': 'Noch einmal senden',
  'scan.progress':
    'Zeile {line} von {orderNumber}: {cut} Bogen geschnitten, {bound} von {copies} gebunden, {packed} verpackt.',
  'problem.no-parcel': 'Scanne zuerst den Aufkleber des Pakets.',
}
