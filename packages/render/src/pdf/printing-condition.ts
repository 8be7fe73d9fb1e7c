import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { PDFString } from '@cantoo/pdf-lib'
import { PdfError } from './pdf-error.ts'

/** The press and paper for which a file is made: its output intent. */
export interface PrintingCondition {
  /** Name in the registry of the ICC, such as `FOGRA39`. */
  identifier: string
  /** The condition in words, for the operator of the press. */
  info: string
  /** An ICC output profile for CMYK. */
  profile: Uint8Array
}

const REGISTRY = 'http://www.color.org'

/** Writes the output intent of PDF/X with its profile. */
export function outputIntent(context: PDFContext, { identifier, info, profile }: PrintingCondition): PDFRef {
  const [deviceClass, space] = [field(profile, 12), field(profile, 16)]
  if (deviceClass !== 'prtr' || space !== 'CMYK')
    throw new PdfError('profile-unusable', `"${deviceClass}" profile for "${space}", not of a CMYK press`)
  return context.register(
    context.obj({
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: PDFString.of(identifier),
      OutputCondition: PDFString.of(info),
      RegistryName: PDFString.of(REGISTRY),
      Info: PDFString.of(info),
      DestOutputProfile: context.register(
        context.stream(deflated(context, profile), { N: 4, Filter: 'FlateDecode' }),
      ),
    } as never),
  )
}

const packed = new WeakMap<Uint8Array, Uint8Array>()

/** Deflating a profile takes longer than all the rest of a small file, so each one is deflated once. */
function deflated(context: PDFContext, profile: Uint8Array): Uint8Array {
  const known = packed.get(profile) ?? context.flateStream(profile).getContents()
  packed.set(profile, known)
  return known
}

const field = (icc: Uint8Array, at: number) => String.fromCharCode(...icc.subarray(at, at + 4))
