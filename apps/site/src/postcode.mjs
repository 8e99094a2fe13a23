/** Digits of a German postcode. */
export const POSTCODE_LENGTH = 5;

/** A German postcode: five ASCII digits (R-SEARCH-02). The script in the head of every page has the same, from here. */
export const POSTCODE = /^[0-9]{5}$/;

/**
 * @param {string} typed
 * @returns {boolean} whether it is a postcode, without anything around it
 */
export const isPostcode = (typed) => POSTCODE.test(typed);
