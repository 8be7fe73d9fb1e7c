/** Settings of a shop that asks for every agreement and has something to do with each. */
export const ALL_CONSENT_PURPOSES = {
  CONSENT_PURPOSES: 'statistics,experiments,recording,marketing',
  TAG_MANAGER_ID: 'GTM-ABC123',
  RECORDING_SAMPLE_RATE: '1',
} as const
