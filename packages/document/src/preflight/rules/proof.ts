import { documentKindFacts } from '../../document-kinds.ts'
import type { Document } from '../../model.ts'
import { isProofApproved } from '../../proof.ts'
import type { PreflightContext } from '../context.ts'
import type { Finding } from '../finding.ts'

/** A proofread product is only printed as approved by the customer (designer.md 9); reported while ordering. */
export function proofNotApproved(document: Document, { ordering = false }: PreflightContext): Finding[] {
  if (!ordering || !documentKindFacts(document).isProofread || isProofApproved(document)) return []
  return [
    {
      id: 'proof-unread',
      key: 'proof-unread',
      severity: 'strong',
      pageId: null,
      elementId: null,
      assetId: null,
      params: {},
      repairs: [{ id: 'proof-read', effect: { type: 'ask', action: 'proof-read' }, params: {} }],
      kept: false,
    },
  ]
}
