import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs webpack once; what does not build stands in the statistics. Rejects where webpack itself cannot go on.
 */
export const compile = (configuration: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack made no compiler');
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (!stats) reject(new Error('webpack gave no statistics'));
        else resolve(stats);
      });
    });
  });
