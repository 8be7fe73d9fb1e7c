import { isBlurred } from '../../photo-layout/is-blurred.ts'
import { finding, type PhotoRule } from '../slot-check.ts'
import { CHOOSE_PHOTO } from './free-photos.ts'

/** The device saw that the photo is shaken or out of focus. */
export const blurredPhoto: PhotoRule = check =>
  isBlurred(check.asset.judged)
    ? [finding(check, 'blurred', 'hint', { name: check.asset.name }, [CHOOSE_PHOTO])]
    : []
