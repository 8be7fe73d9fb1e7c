import { onConsent } from '../consent.ts'
import { isDisabledByQuery, readShopServices } from '../read-shop-services.ts'
import { clearDecisions } from './recorded-decisions.ts'

/** Whether the flag client may be used: the shop has one, and the visitor consented. */
export function canUseFlagClient(): boolean {
  if (!readShopServices().flags || isDisabledByQuery('tracking')) return false
  let isGranted = false
  onConsent('experiments', consent => {
    isGranted = consent === 'granted'
  })()
  return isGranted
}

/** Deletes all decisions as soon as the visitor withdraws consent, also on pages that used no flag. */
export function watchExperimentsConsent(): void {
  onConsent('experiments', consent => {
    if (consent !== 'declined') return
    clearDecisions()
    void import('./forget-visitor.ts').then(({ forgetVisitor }) => forgetVisitor())
  })
}
