/** A thread that cannot begin. */
throw new Error('The file of the database cannot be opened.')
