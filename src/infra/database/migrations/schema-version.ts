/**
 * Version of the shape of all records, one more for each release that changes one. Processes report it with their heartbeat, so
 * that it is known which versions run side by side. Version 1.0.0 of the program had 1, and reports none.
 */
export const schemaVersion = 2;
