import fc from 'fast-check'

// Properties hold for so many made-up cases in a long run; 100 in any other.
fc.configureGlobal({ numRuns: 2000 })
